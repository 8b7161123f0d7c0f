import { describe, expect, it } from 'vitest'
import { securityHeaders } from '../security-headers'
import { StartRefusal } from '../start-refusal'
import { readReviewWidget } from './review-widget-settings'

const scriptUrl = 'https://reviews.example/v1/widget.js'

describe('the review widget of another site', () => {
  it('is on with the address of its script, and named as the operator says [R1.10 address]', () => {
    expect(readReviewWidget({})).toBeUndefined()
    expect(readReviewWidget({ REVIEW_WIDGET_NAME: 'Omdömestorget' })).toBeUndefined()
    expect(readReviewWidget({ REVIEW_WIDGET_URL: scriptUrl })).toEqual({ scriptUrl, name: 'reviews.example' })
    expect(readReviewWidget({ REVIEW_WIDGET_URL: scriptUrl, REVIEW_WIDGET_NAME: 'Omdömestorget' })).toEqual({
      scriptUrl,
      name: 'Omdömestorget',
    })
  })

  it.each(['javascript:alert(1)', 'widget.js'])('refuses %s with a sentence', (url) => {
    expect(() => readReviewWidget({ REVIEW_WIDGET_URL: url })).toThrow(StartRefusal)
  })

  it('is named by the content security policy only where it is on, by its origin [R1.10 policy]', () => {
    const policy = (reviewWidget?: string) => securityHeaders({ reviewWidget })['content-security-policy']!.split('; ')
    const directives = ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src']
    const naming = (policies: readonly string[]) =>
      policies
        .filter((directive) => directive.split(' ').includes('https://reviews.example'))
        .map((one) => one.split(' ')[0])
    expect(naming(policy(scriptUrl))).toEqual(directives)
    expect(policy().join()).not.toContain('reviews.example')
    expect(policy(scriptUrl).join()).not.toContain('widget.js')
  })
})
