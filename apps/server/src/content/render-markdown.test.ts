import { describe, expect, test } from 'vitest';
import { renderMarkdown, renderOrNull } from './render-markdown';

describe('markdown', () => {
  test('[REST-16] becomes HTML, tables and lists included', () => {
    expect(renderMarkdown('Published in **1897**')).toBe('<p>Published in <strong>1897</strong></p>');
    const html = renderMarkdown('- one\n- two\n\n| a | b |\n|---|--:|\n| 1 | 2 |');
    expect(html).toContain('<li>one</li>');
    expect(html).toContain('<td align="right">2</td>');
  });

  test('of nothing is nothing', () => {
    expect(renderMarkdown('')).toBe('');
  });

  test('links say nothing about where somebody came from', () => {
    expect(renderMarkdown('[the book](https://example.org/dracula)')).toBe(
      '<p><a href="https://example.org/dracula" rel="noopener noreferrer">the book</a></p>',
    );
  });

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in other clothes', '<scr<script>ipt>alert(1)</script>'],
    ['an event handler', '<img src=x onerror=alert(1)>'],
    ['a javascript link', '[click](javascript:alert(1))'],
    ['a javascript link in disguise', '[click](JaVaScRiPt&#58;alert(1))'],
    ['a data link', '[click](data:text/html;base64,PHNjcmlwdD4=)'],
    ['a data image', '![x](data:image/svg+xml;base64,PHN2Zz4=)'],
    ['a style', '<style>body{display:none}</style><p style="position:fixed">hello</p>'],
    ['a frame', '<iframe src="https://evil.example.org"></iframe>'],
    ['a form', '<form action="https://evil.example.org"><input name="password"></form>'],
    ['an id that could pass for one of ours', '<p id="root" name="team">hello</p>'],
    ['a class of the page', '<p class="dialog">hello</p>'],
    ['an svg', '<svg onload="alert(1)"><circle /></svg>'],
    ['a checkbox', '- [ ] done'],
  ])('[PROD-4] loses %s', (_what, markdown) => {
    expect(renderMarkdown(markdown)).not.toMatch(
      /<script|javascript:|onerror|onload|style|<iframe|<form|<input|<svg| id=| class=|data:/i,
    );
  });

  test('[PROD-4] loses what is forbidden with everything in it', () => {
    expect(renderMarkdown('**Bold** <script>alert(1)</script>')).toBe('<p><strong>Bold</strong> </p>');
  });

  test.each([
    ['quotes', '>'.repeat(2000)],
    ['elements', '<div>'.repeat(20_000)],
  ])('gives up on thousands of nested %s instead of failing', (_what, markdown) => {
    expect(renderOrNull(markdown)).toBeNull();
  });

  test('keeps images from the web, without telling their server where they are shown', () => {
    expect(renderMarkdown('![sea](https://example.org/sea.jpg "The sea")')).toBe(
      '<p><img src="https://example.org/sea.jpg" alt="sea" title="The sea" referrerpolicy="no-referrer"></p>',
    );
  });
});
