/** A person who scanned and agreed. `name` is empty when the provider did not send it. */
export interface SocialPerson {
  /** The provider's own id of the person for this app. */
  openId: string
  name: string
}

/**
 * over: the code was used, expired, invented or of another app. failed: no valid response of the
 * provider.
 */
export type SocialFailure = 'over' | 'failed'

/** A social messaging service whose users sign in by scanning a code (ACC-005, ACC-196). */
export interface Social {
  readonly kind: 'none' | 'wechat' | 'sandbox'
  /**
   * The origin of its page when pages may frame it; null for this site or when framing is
   * impossible.
   */
  readonly frameOrigin: string | null
  /**
   * The page with the code to scan.
   * @param callBack absolute address of this site, which receives `code` and `state`
   */
  connectUrl(state: string, callBack: string): string
  exchange(code: string): Promise<SocialPerson | SocialFailure>
}

export const noSocial: Social = {
  kind: 'none',
  frameOrigin: null,
  connectUrl: () => '',
  exchange: async () => 'failed',
}
