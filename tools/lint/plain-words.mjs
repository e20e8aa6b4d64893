import { ESLintUtils } from '@typescript-eslint/utils';

const create = ESLintUtils.RuleCreator.withoutDocs;

/** Participles and jests that say nothing of what a function does. */
const VAGUE = new Set(['opened', 'shown', 'told', 'spoken', 'own', 'paper', 'desk', 'sparingly', 'foretell']);

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'TSEmptyBodyFunctionExpression']);

/** A function is called by what it does or what it makes: a verb, or a term of the field. */
export const plainNames = create({
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { vague: '{{name}} does not say what the function does: a verb, or what it returns.' },
  },
  defaultOptions: [],
  create(context) {
    const check = (key) => {
      if (key?.type === 'Identifier' && VAGUE.has(key.name))
        context.report({ node: key, messageId: 'vague', data: { name: key.name } });
    };
    const checkValue = (key, value) => {
      if (FUNCTIONS.has(value?.type)) check(key);
    };
    return {
      FunctionDeclaration: ({ id }) => check(id),
      TSDeclareFunction: ({ id }) => check(id),
      TSMethodSignature: ({ key }) => check(key),
      VariableDeclarator: ({ id, init }) => checkValue(id, init),
      'Property, MethodDefinition, PropertyDefinition': ({ key, value }) => checkValue(key, value),
    };
  },
});

/** A comment begins with what it is about, and not with `Of` or `Who`. */
export const plainComments = create({
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { begins: 'A comment begins with what it is about: "The position of …", "Whoever …", not "{{word}} …".' },
  },
  defaultOptions: [],
  create(context) {
    const { sourceCode } = context;
    const goesOn = (comment, before) =>
      comment.type === 'Line' && before?.type === 'Line' && before.loc.end.line === comment.loc.start.line - 1;
    return {
      Program() {
        const comments = sourceCode.getAllComments();
        for (const [index, comment] of comments.entries()) {
          const word = /^[\s*]*(Of|Who) /u.exec(comment.value)?.[1];
          if (word && !goesOn(comment, comments[index - 1]))
            context.report({ loc: comment.loc, messageId: 'begins', data: { word } });
        }
      },
    };
  },
});
