import { color, font, layer, media, radius, size, space, tracking } from '@afterglow/tokens';

/** Styles of the page of differences. */
export const reportCss = `
[hidden] { display: none !important; }
header { position: sticky; inset-block-start: 0; z-index: ${layer.header}; padding: ${space[4]} ${size.pagePadding}; border-bottom: 1px solid ${color.line}; background: ${color.bar}; backdrop-filter: blur(14px); }
h1 { font: ${font.sectionTitle}; letter-spacing: ${tracking.sectionTitle}; }
header p { font: ${font.meta}; color: ${color.soft}; font-variant-numeric: tabular-nums; }
.filters { display: flex; flex-wrap: wrap; gap: ${space[2]} ${space[5]}; align-items: center; margin-top: ${space[2]}; font: ${font.small}; }
select, input, textarea, button { min-height: 44px; padding: 0 ${space[4]}; border: 1px solid ${color.edge}; border-radius: ${radius.side}; background: ${color.raised}; color: ${color.text}; font: ${font.small}; }
select { max-width: 240px; }
textarea { width: 100%; padding: ${space[4]}; }
button { cursor: pointer; }
main { padding: 0 ${size.pagePadding} ${space[16]}; max-width: ${size.page}; margin: 0 auto; }
h2 { margin: ${space[10]} 0 ${space[5]}; font: ${font.pageTitle}; letter-spacing: ${tracking.pageTitle}; scroll-margin-top: 160px; }
h2 small { font: ${font.lead}; color: ${color.faint}; }
article { margin-bottom: ${size.gridRow}; padding: ${space[5]}; border: 1px solid ${color.line}; border-radius: ${radius.dialog}; background: ${color.raised}; }
h3 { font: ${font.cardTitle}; }
h3 span { color: ${color.faint}; font-weight: 400; }
.takes { display: grid; gap: ${space[4]}; margin-top: ${space[4]}; }
.takes > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${size.gridColumn}; }
.takes:has([data-pictures='1']) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
.takes > [data-pictures='1'] { grid-template-columns: 1fr; }
figcaption { margin-bottom: ${space[2]}; font: ${font.meta}; color: ${color.faint}; font-variant-numeric: tabular-nums; }
figcaption b { color: ${color.text}; font-weight: 600; }
figure a { display: block; overflow: hidden; width: fit-content; border-radius: ${radius.side}; box-shadow: 0 0 0 1px ${color.line}; }
figure img { max-height: 80vh; width: auto; }
.verdict { display: flex; flex-wrap: wrap; gap: ${space[2]} ${space[4]}; align-items: center; margin-top: ${space[4]}; font: ${font.small}; }
.none { margin: 20vh auto; text-align: center; font: ${font.lead}; color: ${color.soft}; }
.broken { margin-top: ${space[8]}; color: ${color.bad}; }
.broken li { font: ${font.small}; }
.accepted { margin-top: ${space[8]}; }
@media ${media.xs} { header { position: static; } .takes.takes, .takes.takes > div { grid-template-columns: 1fr; } }
`;
