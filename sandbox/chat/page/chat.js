// Shows answers that come while the page is open. Without this script they are shown after the next message or a reload.
const LOOK_EVERY_MS = 5000;
const list = document.querySelector('.chat');

async function look() {
  if (document.hidden) return;
  const response = await fetch(location.href).catch(() => undefined);
  if (!response?.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('.chat');
  if (fresh === null || fresh.innerHTML === list.innerHTML) return;
  // What is appended is announced alone; an old message leaves the list when the newest are as many as it shows.
  const added = [...fresh.children].slice(list.children.length);
  if (added.length > 0) list.append(...added);
  else list.replaceChildren(...fresh.children);
}

setInterval(() => void look(), LOOK_EVERY_MS);
document.addEventListener('visibilitychange', () => void look());
