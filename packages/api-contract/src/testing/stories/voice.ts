import type { Step, Story } from '../story'
import { answered, get, post, userPost } from './calls'

const newsletter = '/api/ext/mailchimp-subscribe/subscribe'
const email = 'hostcheck-{{run}}@hostcheck.example'

const writeReview: Story = {
  name: 'writes a review',
  writes: true,
  needs: ['simple'],
  steps: [
    userPost(
      'sends the review',
      '/api/review/create',
      {
        review: {
          product_id: '{{simple.id}}',
          title: 'Hostcheck test review',
          detail: 'This is a test of the host. Please delete it.',
          nickname: 'Hostcheck',
          review_entity: 'product',
          customer_id: null,
        },
      },
      answered,
    ),
  ],
}

const unsubscribe: Step = { ...post('unsubscribes', newsletter, { email }, answered), method: 'DELETE' }

/** The client compares the state with "subscribed"; every other text is a no. */
const subscribeToNewsletter: Story = {
  name: 'subscribes to the newsletter',
  writes: true,
  needs: [],
  steps: [
    get('asks whether the address is subscribed', `${newsletter}?email=hostcheck-{{run}}%40hostcheck.example`, {
      result: { not: 'subscribed' },
    }),
    post('subscribes', newsletter, { email }, answered),
    get('asks again', `${newsletter}?email=hostcheck-{{run}}%40hostcheck.example`, { ...answered, result: 'text' }),
    unsubscribe,
  ],
}

export const voiceStories: readonly Story[] = [writeReview, subscribeToNewsletter]
