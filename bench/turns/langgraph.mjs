import { Annotation, END, START, StateGraph } from '@langchain/langgraph';
import { PostgresSaver } from '@langchain/langgraph-checkpoint-postgres';
import { startEmbeddedPostgres } from '@parley/embedded-postgres';
import { ownFolder } from '../own-postgres.mjs';

/** The same rounds as a graph, its state in Postgres. */
export async function langgraph() {
  const { folder, remove } = await ownFolder();
  const server = await startEmbeddedPostgres({ folder });
  const saver = PostgresSaver.fromConnString(server.adminUrl);
  await saver.setup();
  const append = { reducer: (all, more) => [...all, ...more], default: () => [] };
  const State = Annotation.Root({
    round: Annotation(),
    rounds: Annotation(),
    proposal: Annotation(),
    feedback: Annotation(append),
  });
  const participant = (name) => (state) => ({
    feedback: [{ name, round: state.round, feedback_type: 'negotiate', reasoning: 'It is a little short for a demo.' }],
  });
  const graph = new StateGraph(State)
    .addNode('ana', participant('ana'))
    .addNode('bo', participant('bo'))
    .addNode('cy', participant('cy'))
    .addNode('facilitate', (state) => ({
      round: state.round + 1,
      proposal: { version: state.round + 1, length: 30 + state.round },
    }));
  for (const name of ['ana', 'bo', 'cy']) graph.addEdge(START, name).addEdge(name, 'facilitate');
  graph.addConditionalEdges('facilitate', (state) => (state.round > state.rounds ? END : ['ana', 'bo', 'cy']));
  const app = graph.compile({ checkpointer: saver });
  let thread = 0;
  return {
    /** @returns turns a second */
    async run(channels, rounds, durability) {
      const started = performance.now();
      await Promise.all(
        Array.from({ length: channels }, () =>
          app.invoke(
            { round: 1, rounds, proposal: { version: 1, length: 30 } },
            {
              configurable: { thread_id: String((thread += 1)) },
              recursionLimit: rounds * 3 + 10,
              ...(durability && { durability }),
            },
          ),
        ),
      );
      return (channels * rounds * 3) / ((performance.now() - started) / 1_000);
    },
    async close() {
      await saver.end();
      await server.stop();
      remove();
    },
  };
}
