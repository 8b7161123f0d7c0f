import { useStorefront } from '../storefront-context'
import { useWithShopper } from '../hooks/use-shopper'
import { useMessage } from '../hooks/use-message'
import type { MessageKey } from '@vitrin/i18n'
import { useState } from 'react'

export interface ChosenPicture {
  readonly key: string
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export interface ChosenPictures {
  readonly pictures: readonly ChosenPicture[]
  /** What is wrong with the files that were not added. */
  readonly problems: readonly string[]
  readonly add: (files: readonly File[]) => Promise<void>
  readonly remove: (key: string) => void
}

const MOST = 3

const REASONS = {
  'too-large': 'contact.fileTooLarge',
  unreadable: 'contact.fileUnreadable',
} as const satisfies Readonly<Record<string, MessageKey>>

/** The pictures of a review, until it is sent. */
export function useChosenPictures(): ChosenPictures {
  const t = useMessage()
  const storefront = useStorefront()
  const withShopper = useWithShopper()
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])

  const read = async (file: File, index: number): Promise<ChosenPicture | string> => {
    const { name } = file
    if (index >= MOST) return t('contact.fileTooMany', { name })
    try {
      const answer = await withShopper(({ reviews }) => reviews.pictures.read(file))
      return answer.ok
        ? { key: crypto.randomUUID(), name, bytes: answer.value }
        : t(REASONS[answer.rejection], { name })
    } catch (error) {
      storefront.report(error)
      return t('contact.filesFailed')
    }
  }
  return {
    pictures,
    problems,
    async add(files) {
      const answers = await Promise.all(files.map((file, index) => read(file, pictures.length + index)))
      setPictures((before) => [...before, ...answers.filter((answer) => typeof answer !== 'string')].slice(0, MOST))
      setProblems(answers.filter((answer) => typeof answer === 'string'))
    },
    remove: (key) => setPictures((before) => before.filter((picture) => picture.key !== key)),
  }
}
