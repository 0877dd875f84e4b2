import { z } from 'zod';

/**
 * Agent cards as the A2A specification has them: 1.0 after `specification/a2a.proto` (2026-05), 0.3 after its last JSON
 * schema. Unknown members are allowed, as the specification allows them.
 */
const words = z.string().min(1);
const webUrl = z.url({ protocol: /^https?$/ });
const provider = z.looseObject({ organization: words, url: webUrl });
const extension = z.looseObject({ uri: words, description: z.string().optional(), required: z.boolean().optional() });
const skill = z.looseObject({
  id: words,
  name: words,
  description: words,
  tags: z.array(z.string()),
  examples: z.array(z.string()).optional(),
  inputModes: z.array(z.string()).optional(),
  outputModes: z.array(z.string()).optional(),
});
const signature = z.looseObject({ protected: words, signature: words, header: z.looseObject({}).optional() });
const requirements = z.array(z.looseObject({}));
const common = {
  name: words,
  description: words,
  version: words,
  provider: provider.optional(),
  documentationUrl: webUrl.optional(),
  iconUrl: z.string().optional(),
  defaultInputModes: z.array(words),
  defaultOutputModes: z.array(words),
  skills: z.array(skill),
  securitySchemes: z.record(z.string(), z.looseObject({})).optional(),
  signatures: z.array(signature).optional(),
};
const capabilities = {
  streaming: z.boolean().optional(),
  pushNotifications: z.boolean().optional(),
  extensions: z.array(extension).optional(),
};

export const card10 = z.looseObject({
  ...common,
  supportedInterfaces: z
    .array(
      z.looseObject({ url: webUrl, protocolBinding: words, protocolVersion: words, tenant: z.string().optional() }),
    )
    .min(1),
  capabilities: z.looseObject({ ...capabilities, extendedAgentCard: z.boolean().optional() }),
  securityRequirements: requirements.optional(),
});

export const card03 = z.looseObject({
  ...common,
  url: webUrl,
  protocolVersion: words,
  preferredTransport: words.optional(),
  additionalInterfaces: z.array(z.looseObject({ url: webUrl, transport: words })).optional(),
  capabilities: z.looseObject({ ...capabilities, stateTransitionHistory: z.boolean().optional() }),
  supportsAuthenticatedExtendedCard: z.boolean().optional(),
  security: requirements.optional(),
});
