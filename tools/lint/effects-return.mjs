import { ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

const EFFECTS = /^use(?:Layout|Insertion)?Effect$/u;

/**
 * React calls what an effect returns when it ends: a promise, or any other value that is no function, breaks the page then.
 * The compiler lets one through where a type says `void`: a function of that type may return anything.
 */
export const effectsReturn = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { value: 'An effect returns a function that ends it, or nothing: write a block, or void before it.' },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();

    /** A function, or nothing at all. */
    const mayBeReturned = (type) =>
      (type.isUnion() ? type.types : [type]).every(
        (one) => one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never) || one.getCallSignatures().length > 0,
      );
    const check = (node) => {
      const isNothing = node.type === 'UnaryExpression' && node.operator === 'void';
      if (!isNothing && !mayBeReturned(services.getTypeAtLocation(node))) context.report({ node, messageId: 'value' });
    };
    /** A function that was written elsewhere returns what its type says: nothing is known of one that says void. */
    const checkPassed = (node) => {
      const signatures = services.getTypeAtLocation(node).getCallSignatures();
      const isKnown = signatures.every((one) => mayBeReturned(checker.getReturnTypeOfSignature(one)));
      if (!isKnown || !signatures.length) context.report({ node, messageId: 'value' });
    };
    const effects = [];
    const isEffect = (node) => {
      const { callee } = node;
      const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
      return EFFECTS.test(name ?? '');
    };

    return {
      CallExpression(node) {
        const [effect] = node.arguments;
        if (!effect || !isEffect(node)) return;
        if (!/Function/u.test(effect.type)) checkPassed(effect);
        else if (effect.async) context.report({ node: effect, messageId: 'value' });
        else if (effect.body.type === 'BlockStatement') effects.push(effect);
        else check(effect.body);
      },
      ReturnStatement(node) {
        let around = node.parent;
        while (around && !/Function/u.test(around.type)) around = around.parent;
        if (node.argument && effects.includes(around)) check(node.argument);
      },
    };
  },
});
