const message = 'Tests do not read the wall clock: use a fixed time, or clockFrom in test/fakes.';

/** A rule that oxlint has not: `new Date()` without a time. */
export default {
  meta: { name: 'clock' },
  rules: {
    'no-current-date': {
      create: (context) => ({
        NewExpression(node) {
          if (node.callee.name === 'Date' && node.arguments.length === 0) context.report({ message, node });
        },
      }),
    },
  },
};
