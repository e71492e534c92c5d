import { expect, test } from 'vitest';
import { decodeText } from './decode-text';

test('UTF-8 is read as it is, without its byte order mark', () => {
  const bytes = Buffer.from('\uFEFFCafé – 東京\n');
  expect(decodeText(bytes)).toEqual({ text: 'Café – 東京\n', windows1252LineCount: 0 });
});

test('a line that is not UTF-8 is read as Windows-1252, the others as UTF-8', () => {
  const bytes = Buffer.concat([
    Buffer.from('Müller\n'),
    Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x96, 0x20, 0x93, 0x78, 0x94, 0x0a]),
    Buffer.from('東京'),
  ]);
  expect(decodeText(bytes)).toEqual({ text: 'Müller\nCafé – “x”\n東京', windows1252LineCount: 1 });
});

test('a file without anything is an empty text', () => {
  expect(decodeText(new Uint8Array())).toEqual({ text: '', windows1252LineCount: 0 });
});
