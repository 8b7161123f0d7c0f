import type { FileRejection } from '@vitrin/contact'
import type { MessageKey } from '@vitrin/i18n'
import { useState, type ChangeEvent } from 'react'
import { useStorefront } from '../storefront-context'
import type { Shopper } from '../stores'
import { useFormats } from './use-formats'
import { useMessage } from './use-message'

const REASONS: Readonly<Record<FileRejection['code'], MessageKey>> = {
  empty: 'contact.fileEmpty',
  'too-large': 'contact.fileTooLarge',
  'unknown-kind': 'contact.fileUnknown',
  encrypted: 'contact.fileEncrypted',
  'too-many': 'contact.fileTooMany',
  unreadable: 'contact.fileUnreadable',
  'no-room': 'contact.fileNoRoom',
}

const KINDS = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,application/pdf'

export interface AttachedFiles {
  readonly files: readonly { readonly key: string; readonly name: string; readonly size: string }[]
  /** Props of the field that chooses files. */
  readonly field: {
    readonly type: 'file'
    readonly multiple: true
    readonly accept: string
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  }
  /** Why files were not taken. */
  readonly problems: readonly string[]
  readonly makesSmaller: boolean
  readonly setMakesSmaller: (makesSmaller: boolean) => void
  readonly remove: (key: string) => void
}

/** The files of a question. They stay on the device until it is sent. In an `observer`. */
export function useAttachedFiles(contact: Shopper['contact']): AttachedFiles {
  const t = useMessage()
  const formats = useFormats()
  const storefront = useStorefront()
  const [makesSmaller, setMakesSmaller] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const attempt = async (work: () => Promise<readonly FileRejection[] | void>) => {
    try {
      const rejected = (await work()) ?? []
      setProblems(rejected.map(({ name, code }) => t(REASONS[code], { name })))
    } catch (error) {
      storefront.report(error)
      setProblems([t('contact.filesFailed')])
    }
  }
  const sizeOf = (bytes: number) =>
    bytes < 1_000_000
      ? t('contact.kilobytes', { size: formats.number(Math.ceil(bytes / 1000)) })
      : t('contact.megabytes', { size: formats.number(bytes / 1_000_000, 1) })
  return {
    files: (contact.draft?.files ?? []).map(({ key, name, size }) => ({ key, name, size: sizeOf(size) })),
    field: {
      type: 'file',
      multiple: true,
      accept: KINDS,
      onChange: ({ currentTarget }) => {
        const picked = [...(currentTarget.files ?? [])]
        // The same file can be chosen again.
        currentTarget.value = ''
        void attempt(() => contact.attach(picked, { makeSmaller: makesSmaller }))
      },
    },
    problems,
    makesSmaller,
    setMakesSmaller,
    remove: (key) => void attempt(() => contact.detach(key)),
  }
}
