import { describe, expect, it } from 'vitest';
import { DOCUMENT_IDS } from './documents/catalogue.js';
import {
  all,
  FACT,
  analyses,
  answers,
  command,
  failsTurn,
  fires,
  openInterview,
  oversees,
  playOn,
  says,
  scores,
  turn,
  writes,
  type Played,
} from './interview.fixtures.js';
import type { DocumentId } from './state.js';

/** Complete, and approved by the Judge. */
const completed = (): Played =>
  playOn(openInterview(), ...turn('All of it.', { added: [FACT], areas: scores(90), status: 'Completed' }), oversees());

const openIn = ({ state }: Played) =>
  state.delivery?.turns.filter(({ status }) => status === 'open').map(({ document }) => document);

const writesAll = (played: Played, ids: readonly DocumentId[] = DOCUMENT_IDS): Played =>
  playOn(played, ...ids.map((id) => writes(id)));

describe('documents are delivered (I6)', () => {
  it('once the interview is complete and the Judge approves', () => {
    const { last } = completed();
    expect(all('DocumentsRequested', last)).toEqual([
      { version: 1, cause: 'completed', documents: DOCUMENT_IDS, comment: '', turn: 1 },
    ]);
  });

  it('not where the Judge does not', () => {
    const asked = playOn(
      openInterview(),
      ...turn('All.', { areas: scores(90), status: 'Completed' }),
      oversees({ approves: false }),
    );
    expect(asked.state.delivery).toBeUndefined();
  });

  it('in waves: each sees what it builds on', () => {
    const first = completed();
    expect(openIn(first)).toEqual(['DOC_01', 'DOC_02']);
    const second = playOn(first, writes('DOC_01'), writes('DOC_02'));
    expect(openIn(second)).toEqual(['DOC_03']);
    expect(openIn(playOn(second, writes('DOC_03')))).toEqual(['DOC_04', 'DOC_05', 'DOC_06']);
  });

  it('beside the talk, which goes on', () => {
    const { last, state } = playOn(completed(), says('And one more thing.'));
    expect(all('TurnRequested', last)).toMatchObject([{ work: 'answer', round: 2 }]);
    expect(state.delivery?.version).toBe(1);
  });

  it('and say what stands', () => {
    const { last, state } = writesAll(completed());
    expect(all('DocumentsDelivered', last)).toEqual([
      { version: 1, documents: DOCUMENT_IDS.map((document) => ({ document, version: 1 })), missing: [] },
    ]);
    expect(state.delivery).toBeUndefined();
  });

  it('one that fails for good is missed by name, and the others are written', () => {
    const failed = playOn(completed(), failsTurn('write-1-DOC_02'), failsTurn('write-1-DOC_02-2'));
    expect(all('DocumentMissed', failed.last)).toMatchObject([{ document: 'DOC_02', version: 1, code: 'refusal' }]);
    const { last } = writesAll(failed, ['DOC_01', 'DOC_03', 'DOC_04', 'DOC_05', 'DOC_06']);
    expect(all('DocumentsDelivered', last)).toMatchObject([{ missing: ['DOC_02'] }]);
  });

  it('one that nobody writes has a deadline', () => {
    const late = playOn(completed(), fires('timeout-write-1-DOC_01'));
    expect(all('TurnRequested', late.last)).toMatchObject([{ request_id: 'write-1-DOC_01-2', document: 'DOC_01' }]);
  });
});

describe('documents are revised (I6)', () => {
  const comment = { documents: ['DOC_03' as const], comment: 'No app, a web page.' };
  const commented = () =>
    playOn(
      writesAll(completed()),
      says('No app, please.'),
      answers(),
      analyses({ revision: comment, status: 'Completed' }),
    );

  it('from the user’s comments: those concerned get the next version, the others stay', () => {
    const asked = commented();
    expect(all('DocumentsRequested', asked.last)).toMatchObject([{ version: 2, cause: 'comment', ...comment }]);
    const { last, state } = playOn(asked, writes('DOC_03', 'A web page.'));
    const versions = Object.fromEntries(state.documents.map(({ document, version }) => [document, version]));
    expect(versions).toEqual({ DOC_01: 1, DOC_02: 1, DOC_03: 2, DOC_04: 1, DOC_05: 1, DOC_06: 1 });
    expect(all('DocumentsDelivered', last)).toHaveLength(1);
  });

  it('comments that come while documents are being written are taken up together, afterwards', () => {
    const first = playOn(commented(), says('And DOC_05.'), answers());
    const waiting = playOn(
      first,
      analyses({ revision: { documents: ['DOC_05'], comment: 'Sooner.' }, status: 'Completed' }),
    );
    const more = playOn(waiting, says('DOC_03 too.'), answers(), analyses({ revision: comment, status: 'Completed' }));
    expect(all('DocumentsRequested', more.last)).toEqual([]);
    const { last } = playOn(more, writes('DOC_03'));
    expect(all('DocumentsRequested', last)).toMatchObject([
      { version: 3, documents: ['DOC_03', 'DOC_05'], comment: 'Sooner.\nNo app, a web page.' },
    ]);
  });
});

describe('the user asks for documents (I6)', () => {
  const known = () => playOn(openInterview(), ...turn('We are nine.', { added: [FACT] }));

  it('/deliver has them written with what is known', () => {
    const { last } = playOn(known(), says('/deliver'));
    expect(all('DocumentsRequested', last)).toMatchObject([{ version: 1, cause: 'user', documents: DOCUMENT_IDS }]);
  });

  it('and names which, with what is to change; those that there are none of come along', () => {
    const { last } = playOn(writesAll(completed()), says('/deliver doc_02 DOC_05 Make it cheaper.'));
    expect(all('DocumentsRequested', last)).toMatchObject([
      { version: 2, documents: ['DOC_02', 'DOC_05'], comment: 'Make it cheaper.' },
    ]);
    const none = playOn(known(), command('DeliverDocuments', { documents: ['DOC_02'], comment: '' }));
    expect(all('DocumentsRequested', none.last)).toMatchObject([{ documents: DOCUMENT_IDS }]);
  });

  it('is refused while nothing is known, and while documents are being written', () => {
    expect(playOn(openInterview(), says('/deliver')).refused?.code).toBe('nothing-to-deliver');
    expect(playOn(completed(), says('/deliver')).refused?.code).toBe('delivery-open');
  });
});
