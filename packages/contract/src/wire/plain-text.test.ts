import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['<p>Two <b>lamps</b></p>', 'Two lamps'],
  ['<p>One</p><p>two<br>three</p>梯<em>田</em>', 'One two three 梯田'],
  ['<!-- note --><br/>one', 'one'],
  ['5 < 6 &amp; 7 &gt; 6', '5 < 6 & 7 > 6'],
  ['&#26757;&#x7530; &lt;b&gt; &copy; &#9999999;', '梅田 <b> &copy; &#9999999;'],
])('[CRS-038] reads the words of %s', (html, words) => {
  expect(plainText(html)).toBe(words)
})
