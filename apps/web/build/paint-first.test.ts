import { expect, test } from 'vitest';
import { laterSheetsLast, sheetsBelowShell } from './paint-first';

test('the style sheets come after the shell, in their order, and nothing else moves', () => {
  const html = [
    '<head>',
    '  <script type="module" src="/a.js"></script>',
    '  <link rel="stylesheet" crossorigin href="/one.css">',
    '  <link rel="stylesheet" crossorigin href="/two.css">',
    '  <link rel="icon" href="/icon.svg">',
    '</head>',
    '<body>',
    '  <div id="root">shell</div>',
    '</body>',
  ].join('\n');
  expect(sheetsBelowShell(html).split('\n')).toEqual([
    '<head>',
    '  <script type="module" src="/a.js"></script>',
    '  <link rel="icon" href="/icon.svg">',
    '</head>',
    '<body>',
    '  <div id="root">shell</div>',
    '  <link rel="stylesheet" crossorigin href="/one.css">',
    '  <link rel="stylesheet" crossorigin href="/two.css">',
    '  </body>',
  ]);
});

test('a style sheet that comes later comes last: a page may restyle what the kit brings', () => {
  expect(laterSheetsLast('seen[dep] = true; document.head.appendChild(link); wait(link);')).toBe(
    'seen[dep] = true; document.body.appendChild(link); wait(link);',
  );
  expect(laterSheetsLast('document.documentElement.append(link);')).toBeNull();
});
