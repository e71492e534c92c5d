import type { Page } from 'playwright-core';

/** As far as the scroll of the bench comes. */
const ROWS = 140;
const COLUMNS = 30;

/**
 * Opens a page without any program that shows as many cells as the scroll passes, drawn like those of the real grid:
 * what the machine's own drawing costs.
 */
export async function openStaticGrid(real: Page): Promise<Page> {
  const html = await real.getByRole('grid').evaluate(
    (grid, { rows, columns }) => {
      const css = [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].map((rule) => rule.cssText),
      );
      const cell = grid.querySelector<HTMLElement>('[role="gridcell"]');
      const row = cell?.closest<HTMLElement>('[role="row"]');
      if (!cell || !row) throw new Error('The grid shows no cell');
      const sheet = document.createElement('div');
      sheet.className = row.parentElement?.className ?? '';
      sheet.style.cssText = row.parentElement?.style.cssText ?? '';
      for (let down = 0; down < rows; down += 1) {
        const line = row.cloneNode(false) as HTMLElement;
        line.style.top = `${down * row.offsetHeight}px`;
        for (let across = 0; across < columns; across += 1) {
          const box = cell.cloneNode(true) as HTMLElement;
          box.style.left = `${across * cell.offsetWidth}px`;
          line.append(box);
        }
        sheet.append(line);
      }
      const scroller = grid.cloneNode(false) as HTMLElement;
      scroller.style.width = `${grid.clientWidth}px`;
      scroller.append(sheet);
      return `<style>${css.join('\n')}</style>${scroller.outerHTML}`;
    },
    { rows: ROWS, columns: COLUMNS },
  );
  const page = await real.context().newPage();
  await page.setContent(html);
  return page;
}
