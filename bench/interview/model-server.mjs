// The model server, as a process of its own: what it costs is no cost of those who ask. Tells its parent what it is asked.
import { genericAnswerer, startSimulatedApi } from '@parley/testing/simulated-api';

const FIRST_TOKEN_MS = 200;

const answerer = genericAnswerer({ when: () => true, answer: (_, says) => ({ says, beginsAfterMs: FIRST_TOKEN_MS }) });
const api = await startSimulatedApi((request, ...rest) => {
  process.send({ asked: { talk: request.talk, body: request.body } });
  return answerer(request, ...rest);
});
process.send({ url: api.url });
process.once('disconnect', () => process.exit(0));
