import { Fragment } from 'react';

/** The invitation's address, to be read from afar and typed: a narrow place breaks it after a slash. */
export function InviteAddress({ url }: { readonly url: string }) {
  const [first = '', ...others] = url.split('/');
  return (
    <p className="lobby-url">
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </p>
  );
}
