import { expect, it } from 'vitest';
import { Course } from './course.js';
import { answer, interviewOpened, recorded } from './interview.fixtures.js';

const said = (id: string, position: number) =>
  recorded('InterventionRecorded', { intervention_id: id, text: 'words' }, position);
const spoke = (ids: string[]) => recorded('UserSpoke', { turn: 1, intervention_ids: ids }, 6);
const asked = recorded('TurnRequested', { work: 'say', participant_id: 'mara' }, 30);

/** Whether a promise has come about, once all that was to be done is done. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  await new Promise(setImmediate);
  return done;
}

const listened = () => {
  const course = new Course();
  for (const event of [interviewOpened(), answer(0, 'Hello.'), asked]) course.see(event);
  return course;
};

it('listens once its first words are said and the user is asked', async () => {
  const course = new Course();
  course.see(interviewOpened());
  course.see(answer(0, 'Hello.'));
  const listening = course.listening();
  expect(await isDone(listening)).toBe(false);
  course.see(asked);
  expect(await isDone(listening)).toBe(true);
});

it('waits for what was sent, its answer, and what is thought about it (I4)', async () => {
  const course = listened();
  course.sent(41);
  const listening = course.listening();
  for (const event of [said('a', 40), spoke(['a']), { ...answer(1, 'Why?'), position: 41 }]) {
    course.see(event);
    expect(await isDone(listening)).toBe(false);
  }
  course.see({ ...asked, position: 50 });
  expect(await isDone(listening)).toBe(true);
});

it('waits for the end where the user wants it', async () => {
  const course = listened();
  course.see(recorded('InterventionRecorded', { intervention_id: 'a', text: '/end' }, 31));
  const idle = course.idle();
  expect(await isDone(idle)).toBe(false);
  course.see(recorded('ChannelClosed', {}, 32));
  expect(await isDone(idle)).toBe(true);
});

it('goes on after an answer that never came', async () => {
  const course = listened();
  course.see(said('a', 31));
  course.see(spoke(['a']));
  course.see(recorded('TurnSkipped', { participant_id: 'otto' }));
  course.see(asked);
  expect(await isDone(course.listening())).toBe(false);
  course.see(recorded('TurnSkipped', { participant_id: 'ines' }));
  expect(await isDone(course.listening())).toBe(true);
});

it('is not idle while documents are written; then it has some (I6)', async () => {
  const course = listened();
  course.see(recorded('DocumentsRequested', { documents: ['DOC_01'] }));
  expect(await isDone(course.idle())).toBe(false);
  expect(course.hasDocuments).toBe(false);
  course.see(recorded('DocumentsDelivered', { documents: [{ document: 'DOC_01', version: 1 }] }));
  expect(await isDone(course.idle())).toBe(true);
  expect(course.hasDocuments).toBe(true);
});

it('holds nobody up once the interview is over, or nobody follows it', async () => {
  const [closed, left] = [new Course(), new Course()];
  const waiting = [closed.idle(), left.idle()];
  closed.see(recorded('ChannelClosed', {}));
  left.end();
  expect(await isDone(Promise.all(waiting))).toBe(true);
});
