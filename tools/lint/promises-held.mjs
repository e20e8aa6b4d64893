import { ESLintUtils } from '@typescript-eslint/utils';

const FUNCTION = /Function|Program|StaticBlock/u;
const LOOP = /^(For|While|DoWhile)/u;
const LOOP_OR_FUNCTION = new RegExp(`${LOOP.source}|${FUNCTION.source}`, 'u');

/**
 * A promise that nobody holds while something else is awaited ends the process where it is rejected meanwhile: work is
 * gathered first and started in the statement that awaits it (`Promise.all`), or has its own `catch`.
 */
export const promisesHeld = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      pushed: 'Something else is awaited while nobody holds this promise: gather what is to do, then Promise.all.',
      kept: 'Something else is awaited before {{name}}, whose rejection then ends the process: await them together.',
    },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const source = context.sourceCode;
    const awaits = [];
    const suspects = [];

    const isPromise = (node) => {
      const type = services.getTypeAtLocation(node);
      return (type.isUnion() ? type.types : [type]).some((part) => part.symbol?.name === 'Promise');
    };
    /** `.catch(…)` and `.then(…, …)` hold it; an async function that is not called is none. */
    const isHeld = (node) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
      const { name } = node.callee.property;
      if (name === 'catch' || (name === 'then' && node.arguments.length === 2)) return true;
      return name === 'finally' && isHeld(node.callee.object);
    };
    const isUnheld = (node) =>
      node.type === 'ConditionalExpression'
        ? [node.consequent, node.alternate].some(isUnheld)
        : node.type === 'CallExpression' && isPromise(node) && !isHeld(node);
    const around = (node, types) => {
      let one = node.parent;
      while (one && !types.test(one.type)) one = one.parent;
      return one;
    };
    const functionOf = (node) => around(node, FUNCTION);
    const loopOf = (node) => {
      const found = around(node, LOOP_OR_FUNCTION);
      return LOOP.test(found.type) ? found : undefined;
    };
    const awaitedIn = (home, [from, to]) =>
      awaits.some((node) => node.range[0] > from && node.range[1] < to && functionOf(node) === home);

    // Types are asked for last: finding one takes longer than all the rest.
    /** Pushed in a loop that awaits something else too. */
    const checkPushed = (node) => {
      const loop = loopOf(node);
      if (loop && awaitedIn(functionOf(node), loop.range) && node.arguments.some(isUnheld))
        context.report({ node, messageId: 'pushed' });
    };
    /** Kept in a variable that is first used after something else was awaited. */
    const checkKept = (node) => {
      const [{ references, name }] = source.getDeclaredVariables(node);
      const used = references.find(({ identifier }) => identifier !== node.id)?.identifier;
      if (used && awaitedIn(functionOf(node), [node.range[1], used.range[0]]) && isUnheld(node.init))
        context.report({ node, messageId: 'kept', data: { name } });
    };

    return {
      AwaitExpression: (node) => void awaits.push(node),
      'ForOfStatement[await=true]': (node) => void awaits.push(node.right),
      "CallExpression[callee.property.name='push']": (node) => void suspects.push(() => checkPushed(node)),
      'VariableDeclarator[id.type="Identifier"][init]': (node) => void suspects.push(() => checkKept(node)),
      'Program:exit': () => suspects.forEach((check) => check()),
    };
  },
});
