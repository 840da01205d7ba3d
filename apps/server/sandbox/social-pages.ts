import { escapeHtml } from '../src/platform/http/writing/escape-html.ts'

export const sandboxCss = `:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 24rem; margin: 1.5rem auto; padding: 0 1rem; }
label { display: block; padding: 0.375rem 0; }
input[type='text'] { font: inherit; width: 100%; box-sizing: border-box; padding: 0.5rem; }
button { font: inherit; padding: 0.5rem 1rem; margin: 0.5rem 0.5rem 0 0; }
fieldset { border: 1px solid GrayText; border-radius: 0.5rem; }
.code { display: block; padding: 2.5rem 1rem; border: 0.5rem double; border-radius: 0.5rem; text-align: center; }
`

/** Polls the state of the scan every second, and then redirects the whole window. */
export const scanScript = `const { scan } = document.body.dataset
const words = { waiting: 'Waiting for the scan.', scanned: 'Scanned. Confirm on the phone.' }
const status = document.querySelector('[role=status]')
async function look() {
  const response = await fetch('/sandbox/social/scan.json?scan=' + encodeURIComponent(scan)).catch(() => undefined)
  const state = response?.ok ? await response.json() : {}
  if (state.leadTo) return window.top.location.assign(state.leadTo)
  if (words[state.status] && status.textContent !== words[state.status]) status.textContent = words[state.status]
  setTimeout(look, 1000)
}
look()
`

/** Sends the choice made on the phone; the buttons are named after their actions. */
export const phoneScript = `const { scan } = document.body.dataset
const form = document.querySelector('form')
form?.addEventListener('submit', async (event) => {
  event.preventDefault()
  const fields = new FormData(form)
  const act = event.submitter?.value ?? 'confirm'
  const name = fields.get('typed').trim() || fields.get('name')
  const response = await fetch('/sandbox/social/phone', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scan, act, name }),
  })
  const done = { confirm: 'Confirmed.', cancel: 'Cancelled.', expire: 'Expired.' }
  form.hidden = true
  document.querySelector('[role=status]').textContent = response.ok ? done[act] + ' You can close this page.' : 'This code is over.'
})
`

function page(title: string, content: string, script = '', scan = ''): string {
  const tag = script && `<script type="module" src="/sandbox/social/${script}"></script>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="/sandbox/social/style.css"></head><body data-scan="${escapeHtml(scan)}"><main><h1>${title}</h1>${content}</main>${tag}</body></html>`
}

export function scanPage(scan: string): string {
  const phone = `/sandbox/social/phone?scan=${encodeURIComponent(scan)}`
  return page(
    'Scan to sign in',
    `<p>This provider is only played. Instead of scanning a code, open it in a new tab.</p><a class="code" href="${phone}" target="_blank" rel="noopener">Open as on a phone</a><p role="status">Waiting for the scan.</p>`,
    'scan.js',
    scan,
  )
}

export function phonePage(scan: string, names: readonly string[]): string {
  const choices = names.map(
    (name, index) =>
      `<label><input type="radio" name="name" value="${escapeHtml(name)}"${index === 0 ? ' checked' : ''}> ${escapeHtml(name)}</label>`,
  )
  const buttons = [
    ['confirm', 'Confirm'],
    ['cancel', 'Cancel'],
    ['expire', 'Let it expire'],
  ].map(([act, label]) => `<button value="${act}">${label}</button>`)
  return page(
    'Phone of an invented person',
    `<form><fieldset><legend>Who scans?</legend>${choices.join('')}<label>Somebody else <input type="text" name="typed" maxlength="60" autocomplete="off"></label></fieldset>${buttons.join('')}</form><p role="status"></p>`,
    'phone.js',
    scan,
  )
}

export function faultPage(text: string): string {
  return page('This does not work', `<p>${escapeHtml(text)}</p>`)
}
