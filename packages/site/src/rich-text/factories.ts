/**
 * The clipboard content of Word for Windows, shortened: the wrapper, a title, lists, a table, a
 * picture, a macro.
 */
export const wordSample = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/lim/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- @font-face {font-family:"Cambria Math";} p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style>
<script>alert('from Word')</script>
</head>
<body lang=EN-MY style='tab-interval:36.0pt'>
<!--StartFragment-->
<p class=MsoTitle><span lang=EN-MY>Packing for the sea<o:p></o:p></span></p>
<h1 style='margin-top:12.0pt'><span lang=EN-MY style='font-family:"Calibri Light"'>What you learn<o:p></o:p></span></h1>
<p class=MsoNormal style='mso-margin-top-alt:auto'><span lang=EN-MY>A box must be <b style='mso-bidi-font-weight:normal'>dry</b> and <i>tight</i>, and
it costs <span style='font-weight:bold'>RM 5</span> &amp; more.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2>In short</h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-MY>Wood<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>Pine<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span><![endif]>Paper<o:p></o:p></p>
<h3>Steps</h3>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Weigh</p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Close</p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=208 colspan=2 valign=top style='width:155.8pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>Box</b><o:p></o:p></p></td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=104 valign=top><p class=MsoNormal>Small<o:p></o:p></p></td>
  <td width=104 valign=top><p class=MsoNormal>2 kg<o:p></o:p></p></td>
 </tr>
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_1" style='width:100pt'><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=133 height=100 src="file:///C:/Users/lim/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_1"><![endif]>
<a href="javascript:alert(1)">bad</a> <a href="https://example.org/a">good</a> <span onclick="alert(2)">click</span></p>
<!--EndFragment-->
</body>
</html>`
