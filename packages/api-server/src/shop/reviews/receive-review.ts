import { fieldRefusal, parseRequest, shopRequests } from '@vitrin/api-contract'
import { readForm } from '../../http'
import { encodedPicture } from '../../images/encode-picture'
import type { ShopOutcome } from '../calls/shop-call'
import type { ShopContext } from '../context'
import type { NewAttachment } from '../questions/attachment-folder'
import { FORM_LIMITS, refusedForm, unreadable } from '../questions/question-refusals'
import { ReceivedFiles, type FileRules } from '../questions/received-files'
import { createSecret } from '../secrets'
import { createReview, type ReviewRequest } from './create-review'

const NAME_LENGTH = 32

const PICTURES: FileRules = {
  field: 'picture',
  types: ['image/jpeg', 'image/png', 'image/webp'],
  expectedKind: 'should be a JPEG, PNG or WebP picture',
}

/**
 * Receives a review with pictures. What the shopper sent is deleted: the host keeps JPEGs of its own, and these only if
 * this request stores the review.
 */
export async function receiveReview(context: ShopContext, asked: ReviewRequest): Promise<ShopOutcome> {
  const { request } = asked
  const newName = (): string => createSecret(context.ids, NAME_LENGTH)
  const received = new ReceivedFiles(context.reviewPictures, newName, PICTURES)
  const made: NewAttachment[] = []
  let isStored = false
  try {
    const form = await readForm(request, FORM_LIMITS, (part) => received.receive(part))
    if (!form.ok) return unreadable(form.rejection, PICTURES)
    const read = parseRequest(shopRequests.createReviewForm.body, Object.fromEntries(form.value))
    const judged = await received.judge()
    if (!read.ok) return refusedForm(read.rejection)
    if (!judged.ok) return refusedForm(judged.rejection.flatMap(({ field, expected }) => fieldRefusal(field, expected)))
    for (const { file, name } of judged.value) {
      const picture = await encodedPicture(context.reviewPictures.pathOf(file))
      if (!picture) return refusedForm(fieldRefusal('picture', `should be a picture that can be read (${name})`))
      const stored = context.reviewPictures.create(newName())
      made.push(stored)
      stored.add(picture)
      stored.keep()
    }
    return createReview(context, asked, read.value.review, {
      files: made.map(({ name }) => name),
      fingerprints: received.fingerprints(),
      onStored: () => {
        isStored = true
      },
    })
  } finally {
    received.discard()
    if (!isStored) for (const picture of made) picture.discard()
  }
}
