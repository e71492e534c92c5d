import { EmptyState } from '@pubquiz/ui/empty-state';
import { useMemo } from 'react';
import { trpc } from '../../lib/trpc';
import { AdminHeading } from './admin-heading';
import { adminTime } from './admin-time';
import { LIST_OPTIONS } from './list-options';
import { ListStart } from './list-start';
import { LongTable } from './long-table';
import { QuizSummary } from './quiz-summary';

const COLUMNS = ['E-mail', 'Date', 'Quiz'];

/** The quizzes of all accounts, newest first (ADMIN-7). */
export function AnswerSheetsPage() {
  const list = trpc.admin.answerSheetsPage.useInfiniteQuery({ limit: 25 }, LIST_OPTIONS);
  const sheets = useMemo(() => list.data?.pages.flatMap((page) => page.answerSheets) ?? [], [list.data]);
  return (
    <div className="admin-page">
      <AdminHeading title="Answer Sheets">The quizzes of all accounts, newest first.</AdminHeading>
      <ListStart list={list}>
        <LongTable
          label="Answer Sheets"
          className="admin-sheets"
          columns={COLUMNS}
          items={sheets}
          rowCount={list.hasNextPage ? undefined : sheets.length}
          keyOf={({ answerSheet }) => answerSheet.id}
          estimatedHeight={88}
          cells={({ answerSheet, username, accountSheetCount }) => [
            <span key="e-mail">
              <strong>{username}</strong>{' '}
              <span className="pq-quiet">
                {accountSheetCount === 1 ? '1 answer sheet' : `${accountSheetCount} answer sheets`}
              </span>
            </span>,
            <time key="date" dateTime={answerSheet.updatedTime}>
              {adminTime(answerSheet.updatedTime)}
            </time>,
            <QuizSummary key="quiz" quiz={answerSheet} />,
          ]}
          hasMore={list.hasNextPage}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
        {sheets.length === 0 && <EmptyState title="No quizzes yet">No account has a quiz.</EmptyState>}
      </ListStart>
    </div>
  );
}
