import { useCaptchaWays, type Ways } from '../../captcha/use-captcha-ways.ts'
import { useCodePicture, type CodePicture } from './use-code-picture.ts'

/** Of what the browser has for a captcha at present, whether that is the picture or came in its place. */
function stateOf(picture: CodePicture, ways: Ways): CodePicture['state'] {
  if (ways.replacesPicture) return ways.hasFailed ? 'failed' : 'here'
  return ways.isBusy ? 'loading' : picture.state
}

/** ACC-144, ACC-256: the picture of the code, and the voice and the puzzle that may stand for it. */
export function useCaptcha(fill: (code: string) => void) {
  const picture = useCodePicture()
  const ways = useCaptchaWays(picture, fill)
  return { picture, ways, state: stateOf(picture, ways) }
}

export type Captcha = ReturnType<typeof useCaptcha>
