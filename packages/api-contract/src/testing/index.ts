// the original client's traffic
export { originalClient } from './stories'
export type { Expectation, Json, Reads, Step, Story } from './story'
// playing it at a host
export { findShop } from './find-shop'
export type { ShopQuestion } from './find-shop'
export type { Values } from './fill'
export { playStories } from './play-stories'
export type { Break, PlayOptions, Send, StoryResult, WireAnswer } from './play-stories'
export type { SentRequest } from './write-request'
// what would break
export { reportText, sentence } from './report'
export type { Fault } from './check-answer'
