export {
  answer,
  answerBare,
  answerJson,
  refusal,
  refusalFor,
  refusalOfFields,
  refuse,
  refuseFields,
  refuseWith,
} from './answer'
export { apiApp } from './api-app'
export { createRoutes } from './api-routes'
export type { ApiRoutes } from './api-routes'
export { fromBody } from './read-call'
export type { BodySource, Call } from './read-call'
export { MOST_ANSWER_BYTES } from './most-answer-bytes'
export { inSlices } from './in-slices'
export { JsonWriter } from './json-writer'
export { isForm } from './is-form'
export { NO_STORE } from './no-store'
export { Overloaded } from './overloaded'
export { readForm } from './read-form'
export type { FileReader, FormFile, FormProblem } from './read-form'
export { requestToken } from './request-token'
export { isSameSecret } from './same-secret'
export { serve } from './serve'
