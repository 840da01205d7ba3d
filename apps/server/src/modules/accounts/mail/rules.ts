const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/** Fills each placeholder once. Placeholders in the inserted texts are not filled. */
export const fillTexts = (text: string, gaps: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => gaps[name] ?? '')

export interface MailLink {
  label: string
  url: string
}

/** A paragraph, or a link on its own line. */
export type MailPart = string | MailLink

/** JOB-063: returns the same content as plain text and as HTML without external files. */
export function layOut(
  parts: readonly MailPart[],
  language: string,
): { text: string; html: string } {
  const text = parts
    .map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.url}`))
    .join('\n\n')
  const paragraphs = parts.flatMap((part) =>
    typeof part === 'string'
      ? part.split('\n\n').map((one) => escapeHtml(one).replaceAll('\n', '<br>'))
      : [`<a href="${escapeHtml(part.url)}">${escapeHtml(part.label)}</a>`],
  )
  const body = paragraphs.map((one) => `<p style="margin:0 0 16px">${one}</p>`).join('\n')
  const style = 'font:16px/1.5 sans-serif;color:#222;max-width:560px;overflow-wrap:anywhere'
  return { text, html: `<div lang="${language}" style="${style}">\n${body}\n</div>` }
}

/** Returns the address of a page. Addresses of the staff sites have no language prefix. */
export function pageUrl(origin: string, language: string, path: string): string {
  return /^\/(?:teacher|admin)\//.test(path) ? origin + path : `${origin}/${language}${path}`
}
