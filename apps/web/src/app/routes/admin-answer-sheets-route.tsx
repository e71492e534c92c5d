import { AnswerSheetsPage } from '../../features/admin/answer-sheets-page';
import { RequireRole } from '../../features/admin/staff-only';
import { usePageTitle } from '../../lib/page-title';

/** /admin/answer-sheets */
export function AdminAnswerSheetsRoute() {
  usePageTitle('Answer Sheets');
  return (
    <RequireRole role="accountEdit">
      <AnswerSheetsPage />
    </RequireRole>
  );
}
