import type { FormContent } from '@vitrin/kernel'
import type { KeptForm } from './contact-document'
import type { AttachmentStorage } from './ports'

/** The fields of contract §13.4, and those that this shop adds to them. Throws when a file is missing. */
export async function formContent(
  { form, context, files, folder, store_code }: KeptForm,
  attachments: Pick<AttachmentStorage, 'read'>,
): Promise<FormContent> {
  const { quantity, ...texts } = form
  return {
    fields: {
      ...texts,
      ...(quantity !== '' && { quantity }),
      storeCode: store_code,
      ...(context && { context: JSON.stringify(context) }),
    },
    files: await Promise.all(
      files.map(async ({ key, name, type }) => {
        const bytes = await attachments.read(folder, key)
        if (!bytes) throw new Error(`The attached file ${key} is not on this device any more`)
        return { field: 'attachment', name, type, bytes }
      }),
    ),
  }
}
