import { answerQuestions } from '../load/answer-questions';
import { connectTo } from '../load/connect-to';

/** The baseline of storing: one row, one statement, one commit, over many connections. */
interface Run {
  readonly databaseUrl: string;
  readonly connections: number;
  readonly teamIds: readonly string[];
  readonly questionIds: readonly string[];
  readonly seconds: number;
}

let sequence = 0;

answerQuestions({
  run: async ({ databaseUrl, connections, teamIds, questionIds, seconds }: Run) => {
    const sql = connectTo(databaseUrl, connections);
    await sql`create table if not exists bench_answer (like team_answer including all)`;
    const until = performance.now() + seconds * 1000;
    let rows = 0;
    const began = performance.now();
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (performance.now() < until) {
          sequence += 1;
          const teamId = teamIds[sequence % teamIds.length] ?? '';
          const questionId = questionIds[sequence % questionIds.length] ?? '';
          await sql`
            insert into bench_answer
              (team_id, question_id, answer, multi_choice_selected_option_indexes, is_confirmed, last_browser_id, last_sequence)
            values (${teamId}, ${questionId}, ${`answer number ${sequence}`}, '{}', true, 'browser-1', ${sequence})
            on conflict (team_id, question_id) do update
              set answer = excluded.answer, is_confirmed = excluded.is_confirmed,
                  last_browser_id = excluded.last_browser_id, last_sequence = excluded.last_sequence`;
          rows += 1;
        }
      }),
    );
    const perSecond = (rows * 1000) / (performance.now() - began);
    await sql.end();
    return { perSecond };
  },
});
