import { ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

/**
 * A name from outside (a participant's, a label, a header) that indexes an object finds what every object has: somebody
 * called `constructor` has then voted. Such a lookup goes through `ownProperty`.
 */
export const ownProperties = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      own: 'A key that may be any text finds what every object has: ownProperty(object, key), or Object.hasOwn.',
      written: 'A key that may be any text may be __proto__: { ...object, [key]: value }, or a Map.',
    },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();

    const isAnyText = (node) => {
      const named = services.getTypeAtLocation(node);
      const type = checker.getBaseConstraintOfType(named) ?? named;
      const parts = type.isUnion() ? type.types : [type];
      return parts.some((part) => (part.flags & ts.TypeFlags.String) !== 0);
    };
    const isDictionary = (node) => {
      const type = checker.getNonNullableType(services.getTypeAtLocation(node));
      return !checker.isArrayType(type) && checker.getIndexTypeOfType(type, ts.IndexKind.String) !== undefined;
    };
    return {
      MemberExpression(node) {
        if (!node.computed || !isAnyText(node.property) || !isDictionary(node.object)) return;
        const isWritten = node.parent.type === 'AssignmentExpression' && node.parent.left === node;
        context.report({ node, messageId: isWritten ? 'written' : 'own' });
      },
      "BinaryExpression[operator='in']"(node) {
        if (node.left.type !== 'PrivateIdentifier' && isAnyText(node.left)) context.report({ node, messageId: 'own' });
      },
    };
  },
});
