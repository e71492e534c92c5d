import { vi } from 'vitest';

/** Catches what pages count; answers the names so far, each time it is asked. Page views have their pattern behind them. */
export function catchEvents(): () => readonly string[] {
  const names: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((_address, options) => {
    const body: unknown = JSON.parse(typeof options?.body === 'string' ? options.body : '{}');
    const { name, properties } = body as {
      readonly name: string;
      readonly properties?: { readonly route: string };
    };
    names.push(properties === undefined ? name : `${name} ${properties.route}`);
    return Promise.resolve(new Response('{}'));
  });
  return () => names;
}
