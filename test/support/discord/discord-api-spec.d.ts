/** The part of the package's schemas that the tests read: schemas by the names of the official description. */
declare module "discord-api-spec/zod" {
  interface Checked {
    readonly success: boolean;
    readonly data?: unknown;
    readonly error?: {
      readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string; readonly code?: string }[];
    };
  }
  interface Schema {
    safeParse(value: unknown): Checked;
  }
  export const CreateMessageInteractionCallbackRequestSchema: Schema;
  export const UpdateMessageInteractionCallbackRequestSchema: Schema;
  export const ApplicationCommandAutocompleteCallbackRequestSchema: Schema;
  export const ModalInteractionCallbackRequestSchema: Schema;
  export const PongInteractionCallbackRequestSchema: Schema;
  export const ApplicationCommandUpdateRequestSchema: Schema;
  export const MessageCreateRequestSchema: Schema;
  export const MessageEditRequestPartialSchema: Schema;
  export const IncomingWebhookUpdateRequestPartialSchema: Schema;
  export const IncomingWebhookInteractionRequestSchema: Schema;
  export const CreatePrivateChannelRequestSchema: Schema;
  export const ExternalScheduledEventCreateRequestSchema: Schema;
  export const ExternalScheduledEventPatchRequestPartialSchema: Schema;
  export const CreateTextThreadWithMessageRequestSchema: Schema;
}
