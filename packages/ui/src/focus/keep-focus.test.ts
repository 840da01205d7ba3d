// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

const pause = (ms = 160) => new Promise((done) => setTimeout(done, ms))
const byId = (id: string) => document.getElementById(id) as HTMLButtonElement
const focused = () => document.activeElement?.id

describe('[FRM-213] the focus whose holder goes away', () => {
  let end: () => void = () => undefined
  beforeEach(() => {
    document.body.innerHTML = `
      <header><button id="opener">Menu</button></header>
      <main id="main"><h1>Course</h1>
        <div><p>Free</p><span id="spot"><button id="join">Join</button></span><a id="next" href="#">Next</a></div>
        <section id="row"><button id="save">Save</button><button id="other">Other</button></section>
      </main>`
    end = keepFocus()
  })
  afterEach(() => {
    end()
    document.body.innerHTML = ''
  })

  it('goes to what came instead', async () => {
    byId('join').focus()
    byId('spot').innerHTML = '<a id="start" href="#">Start</a>'
    await pause()
    expect(focused()).toBe('start')
  })

  it('goes to the next control where nothing came instead', async () => {
    byId('join').focus()
    byId('spot').remove()
    await pause()
    expect(focused()).toBe('next')
  })

  it('goes to the main part where its holder went before anybody kept it', async () => {
    end()
    const join = byId('join')
    join.focus()
    byId('spot').remove()
    await pause()
    expect(focused()).toBe('')
    end = keepFocus(join)
    await pause()
    expect(focused()).toBe('main')
  })

  it('comes back to a button that was disabled before anybody kept it', async () => {
    end()
    const save = byId('save')
    save.focus()
    save.blur()
    save.disabled = true
    end = keepFocus(save)
    await pause()
    expect(focused()).toBe('')
    save.disabled = false
    await pause()
    expect(focused()).toBe('save')
  })

  it('comes back to a button that was busy and is free again before anybody kept it', async () => {
    end()
    const save = byId('save')
    save.focus()
    save.blur()
    end = keepFocus(save)
    await pause()
    expect(focused()).toBe('save')
  })

  it('comes back to a button that was disabled while it was busy', async () => {
    byId('save').focus()
    byId('save').blur()
    byId('save').disabled = true
    await pause()
    expect(focused()).toBe('')
    byId('save').disabled = false
    await pause()
    expect(focused()).toBe('save')
  })

  it('comes back also where the browser takes it away late', async () => {
    byId('save').focus()
    byId('save').disabled = true
    await pause()
    expect(focused()).toBe('save')
    // Only now the page is drawn, and what is disabled loses the focus.
    const active = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body)
    await pause()
    const focus = vi.spyOn(byId('save'), 'focus')
    byId('save').disabled = false
    await pause()
    expect(focus).toHaveBeenCalled()
    active.mockRestore()
  })

  it('returns from a dialog to where it was opened', async () => {
    byId('opener').focus()
    const dialog = document.createElement('div')
    dialog.innerHTML =
      '<div role="dialog" aria-modal="true"><button id="close">Close</button></div>'
    document.body.append(dialog)
    byId('close').focus()
    dialog.remove()
    await pause()
    expect(focused()).toBe('opener')
  })

  const openDialog = () => {
    const dialog = document.createElement('div')
    dialog.innerHTML =
      '<div role="dialog" aria-modal="true"><button id="confirm">Remove</button></div>'
    document.body.append(dialog)
    byId('confirm').focus()
    return dialog
  }
  const fillList = () => {
    byId('row').innerHTML = `<ul><li id="one"><button id="remove-one">Remove</button></li>
      <li id="two"><button id="remove-two">Remove</button></li>
      <li id="three"><button id="remove-three">Remove</button></li></ul>
      <button id="add" disabled>Add</button>`
  }

  it.each([
    ['two', 'remove-three'],
    ['three', 'remove-two'],
  ])('goes beside row %s that was removed from within a dialog, to %s', async (row, next) => {
    fillList()
    byId('opener').focus()
    byId(`remove-${row}`).focus()
    const dialog = openDialog()
    byId(row).remove()
    await pause()
    dialog.remove()
    await pause()
    expect(focused()).toBe(next)
  })

  describe('describe: in a window that is not in front, which receives no focus events', () => {
    const hush = (event: Event) => event.stopImmediatePropagation()
    beforeEach(() => window.addEventListener('focusin', hush, { capture: true }))
    afterEach(() => window.removeEventListener('focusin', hush, { capture: true }))
    const press = (id: string) => {
      byId(id).dispatchEvent(new Event('pointerdown', { bubbles: true }))
      byId(id).focus()
      byId(id).click()
    }

    it('it: returns the focus from a dialog to the element that opened it', async () => {
      press('opener')
      const dialog = openDialog()
      await pause()
      press('confirm')
      dialog.remove()
      await pause()
      expect(focused()).toBe('opener')
    })

    it('goes beside a row that was removed', async () => {
      fillList()
      press('remove-two')
      byId('two').remove()
      await pause()
      expect(focused()).toBe('remove-three')
    })
  })

  it('goes beside a list that became empty from within a dialog', async () => {
    fillList()
    byId('opener').focus()
    byId('remove-two').focus()
    const dialog = openDialog()
    byId('row').querySelector('ul')?.remove()
    await pause()
    byId('add').disabled = false
    dialog.remove()
    await pause()
    expect(focused()).toBe('add')
  })

  it('goes to the main part when the whole page is replaced', async () => {
    byId('join').focus()
    byId('main').outerHTML = '<main id="new"><h1>Another</h1><a href="#">First</a></main>'
    await pause()
    expect(focused()).toBe('new')
  })

  it('stays nowhere when somebody pressed an empty place', async () => {
    byId('join').focus()
    byId('row').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    byId('join').blur()
    byId('spot').remove()
    await pause()
    expect(focused()).toBe('')
  })
})
