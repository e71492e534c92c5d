import { EmptyState } from '@pubquiz/ui/empty-state';
import { useMemo } from 'react';
import { trpc } from '../../lib/trpc';
import { AdminHeading } from './admin-heading';
import { adminTime } from './admin-time';
import { LIST_OPTIONS } from './list-options';
import { ListStart } from './list-start';
import { LongTable } from './long-table';
import { QuizSummary } from './quiz-summary';

const COLUMNS = ['E-mail', 'Created', 'Quizzes'];

/** Who has signed up, and their quizzes (ADMIN-5, ADMIN-6). */
export function UserAccountsPage() {
  const list = trpc.admin.userAccountsPage.useInfiniteQuery({ limit: 25 }, LIST_OPTIONS);
  const accounts = useMemo(() => list.data?.pages.flatMap((page) => page.userAccounts) ?? [], [list.data]);
  const total = list.data?.pages.at(-1)?.totalCount;
  return (
    <div className="admin-page">
      <AdminHeading title="User Accounts">
        {total !== undefined &&
          `${total.toLocaleString()} ${total === 1 ? 'account' : 'accounts'}, newest first.`}
      </AdminHeading>
      <ListStart list={list}>
        <LongTable
          label="User Accounts"
          className="admin-accounts"
          columns={COLUMNS}
          items={accounts}
          rowCount={total}
          keyOf={({ id }) => id}
          estimatedHeight={72}
          cells={(account) => [
            <strong key="e-mail">{account.username}</strong>,
            <time key="created" dateTime={account.createdTime}>
              {adminTime(account.createdTime)}
            </time>,
            account.masterAnswerSheets.length === 0 ? (
              <span key="quizzes" className="pq-quiet">
                No quizzes
              </span>
            ) : (
              account.masterAnswerSheets.map((quiz) => <QuizSummary key={quiz.id} quiz={quiz} />)
            ),
          ]}
          hasMore={list.hasNextPage}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
        {accounts.length === 0 && <EmptyState title="No accounts yet">Nobody has signed up.</EmptyState>}
      </ListStart>
    </div>
  );
}
