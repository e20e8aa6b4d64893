import { ESLintUtils } from '@typescript-eslint/utils';

/** Between a name and what is said of it, and between names, stand the marks of their language: Chinese has its own, without a space. */
export const marksOfLanguage = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      english:
        'Chinese has another mark: colon, comma and semicolon of stage at the terminal, of useWords() on the page, of the wording in what is written down.',
    },
  },
  defaultOptions: [],
  create(context) {
    const check = (marks) => (node) => {
      if (marks.test(node.value.raw ?? node.value)) context.report({ node, messageId: 'english' });
    };
    return {
      TemplateElement: check(/^:\s/u),
      JSXText: check(/^:/u),
      'CallExpression[callee.property.name="join"] > Literal.arguments': check(/^[:,;]\s/u),
    };
  },
});
