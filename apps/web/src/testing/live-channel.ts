import { act } from '@testing-library/react'
import { accounts } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { vi } from 'vitest'

const user = {
  userId: 'student',
  name: 'Mei',
  photo: null,
  sex: 0,
  roleStr: 'student,normal',
  functionCodeList: [],
  auditStatus: 2,
  bindWechat: false,
  impersonation: null,
  mustAgree: false,
}

/**
 * Signs a student in with a live channel that receives what `publish` sends; only the socket is
 * mocked.
 */
export function openLiveChannel() {
  const sockets = new Set<EventTarget>()
  class Socket extends EventTarget {
    constructor() {
      super()
      sockets.add(this)
    }
    close() {
      sockets.delete(this)
      this.dispatchEvent(new Event('close'))
    }
  }
  vi.stubGlobal('WebSocket', Socket)
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  return {
    answers: { [accounts.loginInfo.path]: user },
    async publish(topic: string, data: object = {}) {
      await vi.waitFor(() => {
        if (sockets.size === 0) throw new Error('The page has not opened the channel.')
      })
      const message = JSON.stringify({ topic, data })
      act(() => {
        for (const socket of sockets)
          socket.dispatchEvent(new MessageEvent('message', { data: message }))
      })
    },
  }
}
