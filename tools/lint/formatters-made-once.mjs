import { ESLintUtils } from '@typescript-eslint/utils';

const PER_CALL = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);

/**
 * To make a formatter takes longer than to use it a hundred times: it is made once with its module, or by a function called `make…`,
 * whose caller keeps what it gets.
 */
export const formattersMadeOnce = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      perCall: 'It makes a formatter at every call: keep an Intl formatter, as frame/format.ts does.',
      made: 'A formatter is made at every call: make it with the module, or in a function called make… whose caller keeps it.',
    },
  },
  defaultOptions: [],
  create(context) {
    const check = (node) => {
      const { object } = node.callee;
      if (node.callee.type !== 'MemberExpression' || object.type !== 'Identifier' || object.name !== 'Intl') return;
      const functions = context.sourceCode.getAncestors(node).filter(({ type }) => /Function/u.test(type));
      if (functions.length && !functions.some(isMaker)) context.report({ node, messageId: 'made' });
    };
    return {
      NewExpression: check,
      CallExpression(node) {
        check(node);
        const { type, property } = node.callee;
        if (type === 'MemberExpression' && PER_CALL.has(property.name)) context.report({ node, messageId: 'perCall' });
      },
    };
  },
});

const isMaker = ({ id, parent }) => /^make(?:[A-Z]|$)/u.test((id ?? parent.id)?.name ?? '');
