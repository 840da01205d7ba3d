// The words of the screens: one word for one idea in each language. docs/glossary.md explains them.
// `not` is looked for in every text of the sites, of the refusals and of the server's messages.

/** @type {Record<'en' | 'zh' | 'ms', { not: RegExp, but: string }[]>} */
export const screenWords = {
  en: [
    { not: /\blog ?-?in\b/i, but: 'sign in' },
    { not: /\blearners?\b/i, but: 'student' },
    { not: /\bexaminations?\b/i, but: 'exam' },
    { not: /\bportrait\b/i, but: 'photo' },
    { not: /\bimage code\b/i, but: 'characters in the picture' },
    { not: /\bsecond step\b/i, but: 'two-step verification' },
    { not: /\bpresent password\b/i, but: 'current password' },
    { not: /\b(no \w+|nobody|nothing) fits?\b/i, but: 'no matches' },
    { not: /\btake away\b/i, but: 'remove' },
    { not: /\bstill missing\b/i, but: 'left' },
    { not: /\bpublic site\b/i, but: 'student site' },
    { not: /\bticked students?\b|\}\} ticked\b/i, but: 'chosen' },
  ],
  zh: [
    { not: /你/, but: '您' },
    { not: /账户|帐号|帐户/, but: '账号' },
    { not: /二次验证/, but: '两步验证' },
    { not: /学生端|学员网站|学习站点/, but: '学员端' },
    { not: /本机保存|存在本机/, but: '本设备' },
    { not: /证件号/, but: '学号或工号' },
    { not: /人员导入|导入人员/, but: '用户' },
    { not: /单元测试/, but: '单元测验' },
    { not: /试题/, but: '题目' },
    { not: /兑换码/, but: '激活码' },
    { not: /[到落]仓成本|落地成本/, but: '到岸成本' },
    { not: /补货点|(?<!再)订货点/, but: '再订货点' },
    // One space between Chinese and Latin letters or digits.
    { not: /[\u4e00-\u9fff][a-z\d]|[a-z\d%][\u4e00-\u9fff]/i, but: 'a space between 中文 and 12' },
    { not: /[\u4e00-\u9fff]\{\{(?:count|most|percent)\}\}/, but: 'a space before the number' },
    { not: /\{\{(?:count|most|percent)\}\}[\u4e00-\u9fff]/, but: 'a space after the number' },
  ],
  ms: [
    { not: /\btapisan\b/i, but: 'penapis' },
    { not: /\bkod imej\b/i, but: 'kod gambar' },
    { not: /\bkos mendarat\b/i, but: 'kos sampai' },
    { not: /\blangkah kedua\b/i, but: 'pengesahan dua langkah' },
    { not: /\bdilog (keluar|masuk)\b|\bmelog\b/i, but: 'log keluar' },
    { not: /\bpengaki\b/i, but: 'kaki halaman' },
    { not: /\borang diimport\b|\bimport orang\b|\btambah orang\b/i, but: 'pengguna' },
    { not: /\bpelbagai pilihan\b|\bpilihan berganda\b|\bpilihan tunggal\b/i, but: 'aneka pilihan' },
    { not: /\bjawapan model\b/i, but: 'contoh jawapan' },
    { not: /\bnotis privasi\b/i, but: 'perjanjian privasi' },
    { not: /\bpaling besar\b/i, but: 'saiz maksimum' },
    { not: /\bnombor pengenalan\b/i, but: 'nombor pelajar' },
    // Beside “Batal”, which leaves a dialog, nobody tells the two apart.
    {
      not: /\b(?:batalkan|dibatalkan) (?:\S+ )?(?:kod|sijil)\b|\b(?:kod|sijil) (?:\S+ )?dibatalkan\b/i,
      but: 'tarik balik',
    },
    { not: /\byang ditandakan\b/i, but: 'yang dipilih' },
  ],
}

/** Texts that the requirements give to the letter. */
const given = new Set([
  '请在{{seconds}}秒内输入',
  '60秒内只能获取一次验证码',
  '兑换码必须是16位字母或数字',
  '工号不能超过20位',
])

/** What is wrong with one text: the words that another one stands for. */
export function wrongWords(language, text) {
  if (given.has(text)) return []
  const shown = text.replace(/\{\{(?!count|most|percent)[^}]*\}\}/g, '…')
  return screenWords[language]
    .filter(({ not }) => not.test(shown))
    .map(({ not, but }) => `“${not.exec(shown)[0]}” is not our word, but “${but}”`)
}
