import { createInstance } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { explainError } from './explain.ts'
import { NetworkFailure, ServerRefusal } from './refusal.ts'

const texts = createInstance()

beforeAll(() =>
  texts.init({
    lng: 'zh-CN',
    defaultNS: 'site',
    resources: {
      'zh-CN': {
        site: {
          network: { timeout: '请求超时，请检查网络是否连接正常' },
          reasons: { loginLocked: '密码错误次数过多' },
          codes: {
            '-1/400': '请求失败，请稍后重试',
            '-2/404': '未找到相关内容',
            '-2/422': '请检查填写的内容',
          },
        },
      },
    },
  }),
)

const refusal = (code: number, status: number, msg = '', extend = {}) =>
  new ServerRefusal('/x', status, { code, msg, extend })

describe('texts of failures', () => {
  it('[FRM-155] names a timeout', () => {
    expect(explainError(new NetworkFailure('timeout'), texts)).toBe(
      '请求超时，请检查网络是否连接正常',
    )
  })

  it('takes the reason before the code', () => {
    expect(explainError(refusal(-203, 422, 'no', { reason: 'loginLocked' }), texts)).toBe(
      '密码错误次数过多',
    )
  })

  it('[FRM-192] distinguishes "not found" from "wrong input" by the status', () => {
    expect(explainError(refusal(-2, 404), texts)).toBe('未找到相关内容')
    expect(explainError(refusal(-2, 422), texts)).toBe('请检查填写的内容')
  })

  it('[FRM-159] falls back to the text of -1', () => {
    expect(explainError(refusal(-777, 400), texts)).toBe('请求失败，请稍后重试')
  })
})
