// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

const pause = (ms = 160) => new Promise((done) => setTimeout(done, ms))
const byId = (id: string) => document.getElementById(id) as HTMLButtonElement
const focused = () => document.activeElement?.id

describe('[FRM-213] the focus after its element is removed or disabled', () => {
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

  it('moves to the element that replaced it', async () => {
    byId('join').focus()
    byId('spot').innerHTML = '<a id="start" href="#">Start</a>'
    await pause()
    expect(focused()).toBe('start')
  })

  it('moves to the next control if nothing replaced the element', async () => {
    byId('join').focus()
    byId('spot').remove()
    await pause()
    expect(focused()).toBe('next')
  })

  it('moves to the main part if the element was removed before the listeners existed', async () => {
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

  it('returns to a button that was disabled before the listeners existed', async () => {
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

  it('returns to a button that was busy before the listeners existed and is enabled again', async () => {
    end()
    const save = byId('save')
    save.focus()
    save.blur()
    end = keepFocus(save)
    await pause()
    expect(focused()).toBe('save')
  })

  it('returns to a button that was disabled while it was busy', async () => {
    byId('save').focus()
    byId('save').blur()
    byId('save').disabled = true
    await pause()
    expect(focused()).toBe('')
    byId('save').disabled = false
    await pause()
    expect(focused()).toBe('save')
  })

  it('returns even if the browser removes it late', async () => {
    byId('save').focus()
    byId('save').disabled = true
    await pause()
    expect(focused()).toBe('save')
    // Simulates the rendering of the page, in which the disabled element loses the focus.
    const active = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body)
    await pause()
    const focus = vi.spyOn(byId('save'), 'focus')
    byId('save').disabled = false
    await pause()
    expect(focus).toHaveBeenCalled()
    active.mockRestore()
  })

  it('returns from a dialog to the element that opened it', async () => {
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

  describe('in a window that is not in front, which receives no focus events', () => {
    const hush = (event: Event) => event.stopImmediatePropagation()
    beforeEach(() => window.addEventListener('focusin', hush, { capture: true }))
    afterEach(() => window.removeEventListener('focusin', hush, { capture: true }))
    const press = (id: string) => {
      byId(id).dispatchEvent(new Event('pointerdown', { bubbles: true }))
      byId(id).focus()
      byId(id).click()
    }

    it('returns from a dialog to the element that opened it', async () => {
      press('opener')
      const dialog = openDialog()
      await pause()
      press('confirm')
      dialog.remove()
      await pause()
      expect(focused()).toBe('opener')
    })

    it('moves to the neighbour of a removed row', async () => {
      fillList()
      press('remove-two')
      byId('two').remove()
      await pause()
      expect(focused()).toBe('remove-three')
    })
  })

  it('moves to the neighbour of a list that was emptied in a dialog', async () => {
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

  it('moves to the main part when the whole page is replaced', async () => {
    byId('join').focus()
    byId('main').outerHTML = '<main id="new"><h1>Another</h1><a href="#">First</a></main>'
    await pause()
    expect(focused()).toBe('new')
  })

  it('is left alone after a click on an empty area', async () => {
    byId('join').focus()
    byId('row').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    byId('join').blur()
    byId('spot').remove()
    await pause()
    expect(focused()).toBe('')
  })
})
