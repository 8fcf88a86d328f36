"""What a page owes to everybody, as scripts that tell where it falls short: names and roles, contrast."""

from __future__ import annotations

# Buttons, fields and dialogs without a name, drawings without a role, ids that stand twice.
UNNAMED = """() => {
  const shown = (e) => e.checkVisibility({ visibilityProperty: true });
  const words = (e) => (e.getAttribute('aria-label') || e.getAttribute('title') || '').trim();
  const groups = '[role=dialog], [role=radiogroup], [role=group], [role=toolbar]';
  const byContent = (e) => !e.matches(groups) && e.innerText?.trim();
  const named = (e) => words(e) || byContent(e) || (e.id && document.querySelector(`label[for="${e.id}"]`)) ||
    e.closest('label')?.innerText.trim() || e.getAttribute('aria-labelledby');
  const wrong = [...document.querySelectorAll(`button, a[href], input, select, textarea, ${groups}`)]
    .filter((e) => shown(e) && !e.closest('[aria-hidden=true]') && !named(e))
    .map((e) => `no name: ${e.outerHTML.slice(0, 120)}`);
  for (const svg of document.querySelectorAll('svg')) {
    if (!shown(svg) || svg.closest('[aria-hidden=true]') || svg.getAttribute('role') === 'application') continue;
    const told = svg.closest('button, a, [role=img]');
    if (svg.getAttribute('role') === 'img' ? !words(svg) : !told) wrong.push(`no role: ${svg.outerHTML.slice(0, 120)}`);
  }
  for (const token of document.querySelectorAll('[data-token]'))
    if (token.getAttribute('role') !== 'img' || !words(token)) wrong.push(`no name: ${token.dataset.token}`);
  for (const label of document.querySelectorAll('label'))
    if (label.control?.matches('button')) wrong.push(`labels a button: ${label.innerText}`);
  const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
  for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) wrong.push(`twice: #${id}`);
  if (document.querySelectorAll('h1, h2').length === 0) wrong.push('no heading');
  if (!document.title) wrong.push('no title');
  return wrong;
}"""

# Text as it is really painted: its colour against the ground it lies on, 4.5 or, where it is large, 3.
FAINT = """() => {
  const channels = (c) => (c.match(/[\\d.]+/g) || []).map(Number);
  const lum = ([r, g, b]) => [r, g, b].map(v => v / 255)
    .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
  const over = ([r, g, b, a = 1], under) => [r, g, b].map((v, i) => v * a + under[i] * (1 - a));
  const lies = (e, at) => {
    const [own, box] = [e.getBoundingClientRect(), at.getBoundingClientRect()];
    const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  };
  const cut = (e) => {
    for (let at = e.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflow !== 'visible' && !lies(e, at)) return true;
    return false;
  };
  const ground = (e) => {
    const layers = [];
    for (let at = e; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== 'none') return null;
      if (!lies(e, at)) continue;
      const c = channels(style.backgroundColor);
      if (c.length === 3 || c[3] > 0) layers.push(c);
      if (c.length === 3 || c[3] === 1) break;
    }
    return layers.reverse().reduce((under, c) => over(c, under), [255, 255, 255]);
  };
  const wrong = new Set();
  for (const e of document.querySelectorAll('body *')) {
    if (e.closest('svg, [aria-hidden=true], .sr, [aria-disabled=true], :disabled')) continue;
    if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (![...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())) continue;
    if (cut(e)) continue;
    const style = getComputedStyle(e), under = ground(e);
    if (!under) continue;
    let alpha = 1;
    for (let at = e; at; at = at.parentElement) alpha *= Number(getComputedStyle(at).opacity);
    const ink = channels(style.color);
    const mixed = over([ink[0], ink[1], ink[2], (ink[3] ?? 1) * alpha], under);
    const [low, high] = [lum(mixed), lum(under)].sort((a, b) => a - b);
    const ratio = (high + 0.05) / (low + 0.05), size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (large ? 3 : 4.5))
      wrong.add(`${ratio.toFixed(2)} ${e.tagName}.${e.className}: ${e.textContent.trim().slice(0, 40)}`);
  }
  return [...wrong];
}"""
