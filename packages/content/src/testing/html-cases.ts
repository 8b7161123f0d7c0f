/** HTML, and what every sanitizer makes of it, in any environment. */
export interface HtmlCase {
  readonly what: string
  readonly html: string
  /** The whole result. */
  readonly safe?: string
  /** Parts that stay. */
  readonly kept?: readonly string[]
  /** Parts that go, in whatever letters. */
  readonly removed?: readonly string[]
}

const PAGE =
  '<h2>Our glass</h2><p>Cut to <strong>size</strong>.</p><ul><li>Mirrors</li></ul>' +
  '<table><tbody><tr><td>6 mm</td></tr></tbody></table>'

const around = (html: string): string => `<p>Before</p>${html}<p>After</p>`

const unsafe = (what: string, html: string, removed: readonly string[]): HtmlCase => ({
  what: `removes ${what} and keeps the text around it`,
  html: around(html),
  kept: ['<p>Before</p>', '<p>After</p>'],
  removed,
})

const goesWhole = (name: string): HtmlCase => ({
  what: `removes ${name} with what it holds`,
  html: around(`<${name}><b>Within</b></${name}>`),
  safe: around(''),
})

const loses = (what: string, attributes: string): HtmlCase => ({
  what: `removes ${what}`,
  html: `<p ${attributes}>Here</p>`,
  safe: '<p>Here</p>',
})

export const HTML_CASES: readonly HtmlCase[] = [
  { what: 'keeps headings, text, lists and tables as they are', html: PAGE, safe: PAGE },
  {
    what: 'keeps links and pictures with their addresses',
    html: '<p><a href="/mirrors">Mirrors</a><img src="/a.jpg" alt="A mirror"></p>',
    kept: ['<a href="/mirrors">Mirrors</a>', 'src="/a.jpg"', 'alt="A mirror"'],
  },
  {
    what: 'keeps links to other sites, mail addresses and phone numbers',
    html: '<a href="https://glass.example/">A</a><a href="mailto:a@b.example">B</a><a href="tel:+46">C</a>',
    safe: '<a href="https://glass.example/">A</a><a href="mailto:a@b.example">B</a><a href="tel:+46">C</a>',
  },
  unsafe('a script with its code', '<script>steal()</script>', ['<script', 'steal']),
  unsafe('a script in capital letters', '<SCRIPT src="https://evil.example/x.js"></SCRIPT>', ['script', 'evil']),
  unsafe('an event handler', '<img src="/a.jpg" alt="A" onerror="steal()">', ['onerror', 'steal']),
  unsafe('an event handler in capital letters', '<p ONCLICK="steal()">Here</p>', ['onclick', 'steal']),
  unsafe('a link that runs code', '<a href="javascript:steal()">Here</a>', ['javascript:', 'steal']),
  unsafe('a link that hides such code', '<a href=" JavaScript:steal()">Here</a>', ['javascript:', 'steal']),
  unsafe('a link with data of its own', '<a href="data:text/html,steal">Here</a>', ['data:', 'steal']),
  unsafe('a picture with data of its own', '<img src="data:image/png;base64,AAAA" alt="A">', ['data:', 'aaaa']),
  unsafe('a link of another kind', '<a href="ftp://evil.example/">Here</a>', ['ftp:', 'evil']),
  unsafe('a frame of another site', '<iframe src="https://evil.example/"></iframe>', ['<iframe', 'evil.example']),
  unsafe('an embedded object', '<object data="https://evil.example/"></object>', ['<object', 'evil.example']),
  unsafe('a form that asks for a password', '<form action="https://evil.example/"><input></form>', [
    '<form',
    '<input',
    'evil',
  ]),
  unsafe('a style sheet', '<style>p { display: none }</style>', ['<style', 'display']),
  unsafe('a style of one element', '<p style="position: fixed">Here</p>', ['style=', 'fixed']),
  { what: 'removes a drawing with its text', html: around('<svg><text>Within</text></svg>'), safe: around('') },
  unsafe('drawings that run code', '<svg><a href="javascript:steal()">Here</a></svg>', ['<svg', 'steal']),
  ...['textarea', 'select', 'noscript', 'template', 'title', 'video', 'object'].map(goesWhole),
  loses('classes, which would look like parts of the shop', 'class="dialog"'),
  loses('names and roles', 'name="state" role="alert" aria-label="Pay here" tabindex="0"'),
  loses('data of scripts', 'data-testid="total" data-x="1"'),
  loses('what belongs to other elements', 'href="/x" src="/a.jpg" colspan="2" hidden="" title="T"'),
  {
    what: 'removes what a link or a picture does beyond its address',
    html: '<a href="/x" target="_top" download="a">A</a><img src="/a.jpg" srcset="/b.jpg 2x" usemap="#m" alt="A">',
    kept: ['<a href="/x">A</a>', 'src="/a.jpg"'],
    removed: ['target', 'download', 'srcset', 'usemap'],
  },
  {
    what: 'gives ids names that no element of the page has, and keeps the links to them',
    html: '<p id="state">{}</p><p><a href="#title">Down</a></p><h2 id="title">Below</h2>',
    safe:
      '<p id="user-content-state">{}</p><p><a href="#user-content-title">Down</a></p>' +
      '<h2 id="user-content-title">Below</h2>',
  },
]

/** Where the result of a sanitizer differs, one sentence each. */
export function htmlFaults({ what, safe, kept = [], removed = [] }: HtmlCase, result: string): readonly string[] {
  const small = result.toLowerCase()
  return [
    ...(safe === undefined || result === safe ? [] : [`${what}: ${result} instead of ${safe}`]),
    ...kept.filter((part) => !result.includes(part)).map((part) => `${what}: ${part} is missing in ${result}`),
    ...removed.filter((part) => small.includes(part)).map((part) => `${what}: ${part} is left in ${result}`),
  ]
}
