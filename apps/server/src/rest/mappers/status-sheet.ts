import { unwrap, type BodyShape } from './body-shape';
import { isRecord } from './is-record';
import { tableEntries, tablePath } from './question-table';

const KEY = 'masterQuestionStatusSheet';
const TABLE = 'questionIdToMasterQuestionStatus';

/** A status sheet as the list of statuses that reveal.saveStatuses takes (wire contract 7.4). */
export const statusSheet: BodyShape = {
  toInput(body) {
    const sheet = unwrap(body, KEY);
    return { statuses: isRecord(sheet) ? tableEntries(sheet, TABLE) : null };
  },
  toBodyPath: ([first, ...rest], body) =>
    first === 'statuses' ? tablePath(unwrap(body, KEY), TABLE, rest) : [],
};
