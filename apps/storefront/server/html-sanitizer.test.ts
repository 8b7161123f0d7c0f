import { htmlSanitizerContract } from '@vitrin/content/contracts'
import { htmlSanitizer } from './html-sanitizer'

// The sanitizer of the browser cannot run this suite here: DOMPurify needs the DOM of a browser. In happy-dom it leaves
// scripts in the HTML, and its authors advise against that combination.
htmlSanitizerContract('htmlSanitizer of the server', () => htmlSanitizer)
