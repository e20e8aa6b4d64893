import { ESLintUtils } from '@typescript-eslint/utils';

/** Between a name and what is said of it stands the colon of its language: Chinese has one of its own, without a space. */
export const colons = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { english: 'Chinese has another colon: ${stage.colon} at the terminal, useWords().colon on the page.' },
  },
  defaultOptions: [],
  create: (context) => ({
    TemplateElement(node) {
      if (/^:\s/u.test(node.value.raw)) context.report({ node, messageId: 'english' });
    },
  }),
});
