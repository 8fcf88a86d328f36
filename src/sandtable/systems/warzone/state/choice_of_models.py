"""Questions in the middle of an attack: one of some models, or none of them."""

from __future__ import annotations

from sandtable.core.question import Choose, Option
from sandtable.core.wire import Message
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState


def one_of(
    state: WarzoneState,
    side: int,
    why: str,
    prompt: Message,
    *,
    subject: str,
    topic: str,
    id: str,
    label: str,
    models: list[Model],
    neither: str = "",
    neither_label: str = "",
) -> Choose:
    """Which of these models? `label` says what choosing one means, `neither` and its label what choosing none does."""
    options = [
        Option(model.id, Message(label, {"model": model_name(state, model)}), why, token=model.id)
        for model in models
    ]
    if neither:
        options.append(Option(neither, Message(neither_label), why))
    return Choose(side, why, prompt, options, subject=subject, topic=topic, id=id)
