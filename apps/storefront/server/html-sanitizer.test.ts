import { htmlSanitizerContract } from '@vitrin/content/contracts'
import { htmlSanitizer } from './html-sanitizer'

// The sanitizer of the browser runs the same cases in e2e/sanitizer.spec.ts: DOMPurify needs the DOM of a browser.
htmlSanitizerContract('htmlSanitizer of the server', () => htmlSanitizer)
