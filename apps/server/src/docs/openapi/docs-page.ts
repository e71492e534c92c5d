import type { OpenApiDocument, OpenApiOperation } from './openapi-document';
import { escapeHtml, fieldTable, typeHtml, type JsonSchema } from './schema-html';

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 3rem; } h3 { margin-top: 2rem; } code, pre { font-family: ui-monospace, monospace; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid; border-radius: .5rem; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8885; }
.method { text-transform: uppercase; font-weight: 700; }
`;

function anchorOf({ operationId }: OpenApiOperation): string {
  return `call-${operationId}`;
}

interface Media {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

function mediaOf(content: unknown): Media | undefined {
  return (content as Readonly<Record<string, Media>> | undefined)?.['application/json'];
}

function bodyHtml({ requestBody }: OpenApiOperation): string {
  const media = mediaOf(requestBody?.['content']);
  if (!media) return '';
  const example =
    media.example === undefined ? '' : `<pre>${escapeHtml(JSON.stringify(media.example, null, 2))}</pre>`;
  return `<h4>Body</h4>${fieldTable(media.schema)}${example}`;
}

function responsesHtml({ responses }: OpenApiOperation): string {
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const media = mediaOf(content);
    const type = media && status === '200' ? `<br>${typeHtml(media.schema)}` : '';
    return `<tr><th scope="row">${status}</th><td>${escapeHtml(description)}${type}</td></tr>`;
  });
  return `<h4>Answers</h4><table>${rows.join('')}</table>`;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: OpenApiOperation;
}

function callHtml({ method, path, operation }: Call): string {
  const description =
    operation.description === undefined ? '' : `<p>${escapeHtml(operation.description)}</p>`;
  return `<section id="${anchorOf(operation)}"><h3>${escapeHtml(operation.summary)}</h3>
<p><code><span class="method">${method}</span> ${escapeHtml(path)}</code></p>
${description}${bodyHtml(operation)}${responsesHtml(operation)}</section>`;
}

function contentsHtml(calls: readonly Call[]): string {
  const items = calls.map(
    ({ method, path, operation }) =>
      `<li><a href="#${anchorOf(operation)}">${escapeHtml(operation.summary)}</a> <code><span class="method">${method}</span> ${escapeHtml(path)}</code></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** The OpenAPI document as one page for people: no script, nothing from elsewhere, so that it works offline. */
export function docsPage({ info, tags, paths, components }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  );
  const sections = tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    return `<h2>${escapeHtml(name)}</h2>${contentsHtml(own)}${own.map(callHtml).join('\n')}`;
  });
  const entities = Object.entries(components.schemas).map(
    ([name, schema]) => `<h3 id="entity-${name}">${name}</h3>${fieldTable(schema)}`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pub Quiz: API</title><style>${STYLE}</style></head><body><main>
<h1>Pub Quiz: API</h1><p>${escapeHtml(info.description)}</p>
<p>The same for programs: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${sections.join('\n')}
<h2>Entities</h2>${entities.join('\n')}
</main></body></html>
`;
}
