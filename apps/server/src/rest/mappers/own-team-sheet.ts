import { unwrap, type BodyShape } from './body-shape';
import { isRecord } from './is-record';
import { tableEntries, tablePath } from './question-table';

const KEY = 'teamAnswerSheet';
const TABLE = 'questionIdToTeamAnswer';

/** A team's own sheet with its browser id in or beside it, as teamAnswer.save takes it (wire contract 8.3). */
export const ownTeamSheet: BodyShape = {
  toInput(body) {
    const sheet = unwrap(body, KEY);
    if (!isRecord(sheet) || !isRecord(body)) return { entries: null };
    return { browserId: body['browserId'] ?? sheet['browserId'], entries: tableEntries(sheet, TABLE) };
  },
  toBodyPath: (path, body) =>
    path[0] === 'entries' ? tablePath(unwrap(body, KEY), TABLE, path.slice(1)) : path,
};
