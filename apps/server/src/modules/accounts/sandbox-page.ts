import type { SandboxMessage } from './code-queries.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'

export const messagesCss = `:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.5rem; border-bottom: 1px solid GrayText; }
`

function row({ created_at, recipient, body }: SandboxMessage): string {
  const moment = new Date(created_at).toISOString()
  return `<tr><td><time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')}</time></td><td>${escapeHtml(recipient)}</td><td>${escapeHtml(body)}</td></tr>`
}

/** A developer's page in English only; it does not exist in production. */
export function messagesPage(messages: SandboxMessage[]): string {
  const table = `<table><thead><tr><th scope="col">Time (UTC)</th><th scope="col">To</th><th scope="col">Message</th></tr></thead><tbody>${messages.map(row).join('')}</tbody></table>`
  const content =
    messages.length > 0 ? table : '<p>No messages yet. Ask for a code, then reload this page.</p>'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox messages</title><link rel="stylesheet" href="/sandbox/messages.css"></head><body><main><h1>Sandbox messages</h1><p>These text messages were not sent: they are the last 50 of this school, the newest first.</p>${content}</main></body></html>`
}
