/**
 * CRS-038, TCH-153: what a text with headings, lists, tables and pictures may hold. The server drops everything else,
 * and the editor of the teachers makes nothing else, so that a text is kept as it was written.
 */
export const richText = {
  tags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'a',
    'img',
    'video',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    video: ['src', 'controls', 'preload', 'aria-label'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  schemes: ['http', 'https', 'mailto', 'tel'],
  pictureSchemes: ['https'],
  linkRel: 'noopener noreferrer nofollow',
}

/** Where the pictures and videos of texts stand, before the sign of their file. */
export const pictureBase = '/api/v1/file/public/'

/** CRS-038: a picture comes from this host, for the policy of the pages shows no other one. */
export const isOwnPicture = (src: string): boolean => /^\/(?![/\\])/.test(src)

/** CNT-100: a video plays from the school's own files alone, never from elsewhere and never in a frame. */
export const isOwnVideo = (src: string): boolean =>
  src.startsWith(pictureBase) && /^[\w-]{22}$/.test(src.slice(pictureBase.length))
